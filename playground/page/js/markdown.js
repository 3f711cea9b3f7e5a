/**
 * Discord's markdown, read into a tree of plain objects. Nothing here touches the page.
 *
 * A node is {type, ...}: text {text}; strong, em, underline, strike, spoiler {children}; code {text};
 * codeblock {text, language}; heading {level, children}; subtext, quote {children}; list {ordered, start, items};
 * link {url, children}; user, role, channel {id}; everyone {text}; command {name}; emoji {id, name}; moment.
 */

const ESCAPED = /\\([!-/:-@[-`{-~])/y;
const LINK_ADDRESS = "https?:\\/\\/[^\\s<]+[^<.,:;\"'\\]\\s]";

const DEEPEST = 12; // nobody means more marks within marks than this
const wrap = (type) => (match, depth) => ({ type, children: inline(match[1], depth + 1) });

/** In order: the first that matches at a place wins. */
const INLINE = [
  [ESCAPED, (match) => ({ type: "text", text: match[1] })],
  [/```(?:([a-z0-9_+\-.#]+)\n)?\n*([^]+?)\n*```/iy, (match) => codeblock(match)],
  [/(`+)([^]*?[^`])\1(?!`)/y, (match) => ({ type: "code", text: match[2].replace(/^ (.*`.*) $/, "$1") })],
  [/\|\|([^]+?)\|\|/y, wrap("spoiler")],
  [/\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/y, wrap("strong")],
  [/__((?:\\[^]|[^\\])+?)__(?!_)/y, wrap("underline")],
  [/~~([^]+?)~~/y, wrap("strike")],
  [/\*(?=\S)((?:\*\*(?:(?!\*\*)[^])+\*\*|\\[^]|[^*\\])+?)(?<=\S)\*(?!\*)/y, wrap("em")],
  [/_((?:__(?:(?!__)[^])+__|\\[^]|[^_\\])+?)_(?![A-Za-z0-9_])/y, wrap("em")],
  [/<@!?(\d+)>/y, (match) => ({ type: "user", id: match[1] })],
  [/<@&(\d+)>/y, (match) => ({ type: "role", id: match[1] })],
  [/<#(\d+)>/y, (match) => ({ type: "channel", id: match[1] })],
  [/<\/([^:>\n]{1,100}):(\d+)>/y, (match) => ({ type: "command", name: match[1] })],
  [/<a?:(\w{2,32}):(\d+)>/y, (match) => ({ type: "emoji", name: match[1], id: match[2] })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y,
    (match) => ({ type: "moment", seconds: Number(match[1]), style: match[2] ?? "f" }),
  ],
  [
    new RegExp(`\\[((?:\\\\.|[^\\]\\\\]|\\](?!\\())+)\\]\\(<?(https?:\\/\\/[^\\s>)]+)>?(?:\\s+"[^"]*")?\\)`, "y"),
    (match, depth) => link(match[2], inline(match[1], depth + 1)),
  ],
  [/<(https?:\/\/[^\s>]+)>/y, (match) => link(match[1])],
  [new RegExp(LINK_ADDRESS, "y"), (match) => link(match[0])],
  [/@(?:everyone|here)\b/y, (match) => ({ type: "everyone", text: match[0] })],
];

/** Where something other than plain text may begin; lets long plain runs be taken at once. */
const SPECIAL = /[\\`|*_~<[@]|https?:/g;

function link(url, children) {
  return { type: "link", url, children: children ?? [{ type: "text", text: url }] };
}

function codeblock([, language, text]) {
  return { type: "codeblock", language: language ?? "", text };
}

/** The marks within a line or paragraph. */
export function inline(source, depth = 0) {
  if (depth > DEEPEST) return [{ type: "text", text: source }];
  const nodes = [];
  const addText = (text) => {
    if (nodes.at(-1)?.type === "text") nodes.at(-1).text += text;
    else if (text) nodes.push({ type: "text", text });
  };
  let at = 0;
  while (at < source.length) {
    const found = matchAt(source, at);
    if (found) {
      const node = found.make(found.match, depth);
      if (node.type === "text") addText(node.text);
      else nodes.push(node);
      at += found.match[0].length;
      continue;
    }
    SPECIAL.lastIndex = at + 1;
    const next = SPECIAL.exec(source)?.index ?? source.length;
    addText(source.slice(at, next));
    at = next;
  }
  return nodes;
}

function matchAt(source, at) {
  for (const [pattern, make] of INLINE) {
    if (pattern.source.startsWith("_") && at > 0 && /\w/.test(source[at - 1])) continue; // snake_case_name
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) return { match, make };
  }
  return null;
}

const CODE = /```(?:([a-z0-9_+\-.#]+)\n)?\n*([^]+?)\n*```\n?/iy;
const HEADING = /(#{1,3})[ \t]+([^\n]+?)[ \t]*#*[ \t]*(?:\n|$)/y;
const SUBTEXT = /-#[ \t]+([^\n]+)(?:\n|$)/y;
const LONG_QUOTE = />>> ([^]*)/y;
const LIST_ITEM = /([ \t]*)([-*]|\d{1,9}\.)[ \t]+([^\n]+)(?:\n|$)/y;

function matches(pattern, source, at) {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

/** A whole message: blocks, and paragraphs between them. */
export function parse(source, quoted = false) {
  const nodes = [];
  let plain = "";
  const endParagraph = () => {
    if (plain) nodes.push(...inline(plain.replace(/\n$/, "")));
    plain = "";
  };
  let at = 0;
  while (at < source.length) {
    const block = blockAt(source, at, quoted);
    if (block) {
      endParagraph();
      nodes.push(block.node);
      at = block.end;
      continue;
    }
    const line = lineAt(source, at);
    plain += line;
    at += line.length;
  }
  endParagraph();
  return nodes;
}

/** Up to the end of the line, or to a code block that begins within it. */
function lineAt(source, at) {
  const newline = source.indexOf("\n", at);
  const end = newline < 0 ? source.length : newline + 1;
  const code = source.indexOf("```", at);
  return code > at && code < end && matches(CODE, source, code) ? source.slice(at, code) : source.slice(at, end);
}

function blockAt(source, at, quoted) {
  const code = matches(CODE, source, at);
  if (code) return { node: codeblock(code), end: at + code[0].length };
  if (at > 0 && source[at - 1] !== "\n") return null;
  const heading = matches(HEADING, source, at);
  if (heading) {
    const node = { type: "heading", level: heading[1].length, children: inline(heading[2]) };
    return { node, end: at + heading[0].length };
  }
  const subtext = matches(SUBTEXT, source, at);
  if (subtext) return { node: { type: "subtext", children: inline(subtext[1]) }, end: at + subtext[0].length };
  return (quoted ? null : quoteAt(source, at)) ?? listAt(source, at);
}

function quoteAt(source, at) {
  const long = matches(LONG_QUOTE, source, at);
  if (long) return { node: { type: "quote", children: parse(long[1], true) }, end: source.length };
  let end = at;
  let inner = "";
  while (source.startsWith("> ", end)) {
    const newline = source.indexOf("\n", end);
    const stop = newline < 0 ? source.length : newline + 1;
    inner += source.slice(end + 2, stop);
    end = stop;
  }
  return end > at ? { node: { type: "quote", children: parse(inner, true) }, end } : null;
}

function listAt(source, at) {
  const first = matches(LIST_ITEM, source, at);
  if (!first) return null;
  const indent = first[1].length;
  const ordered = /\d/.test(first[2]);
  const list = { type: "list", ordered, start: ordered ? parseInt(first[2], 10) : 1, items: [] };
  let end = at;
  for (let item = first; item; item = matches(LIST_ITEM, source, end)) {
    if (item[1].length > indent + 1 && list.items.length > 0) {
      const inner = listAt(source, end);
      list.items.at(-1).push(inner.node);
      end = inner.end;
      continue;
    }
    if (item[1].length < indent || /\d/.test(item[2]) !== ordered) break;
    list.items.push(inline(item[3]));
    end += item[0].length;
  }
  return { node: list, end };
}
