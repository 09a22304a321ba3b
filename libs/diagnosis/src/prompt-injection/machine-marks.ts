/** Marks that belong to programs and not to prose. */
export const machineMarks: readonly string[] = [
  String.raw`\{\{|\}\}`,
  // The tags of chat formats.
  String.raw`<\|[^|<>\n]{1,40}\|>`,
  String.raw`\[\/?INST\]|<<\/?SYS>>`,
  String.raw`<\/?(?:system|assistant|user|instructions?|prompt|data|answers?|tool)\b[^<>\n]{0,40}>`,
  String.raw`(?:^|\n|\s)#{2,}\s*(?:system|instructions?|assistant|user|human|response|prompt|end|new)\b`,
  String.raw`(?:^|\n)\s*(?:system|assistant|developer) ?: ?(?:you|ignore|new|from|override|respond|always|set|the user)\b`,
  String.raw`<<<|>>>`,
  // The end of a JSON value, and another one behind it.
  String.raw`["'”] ?[}\]] ?[}\],]`,
  String.raw`["“”]\w{1,30}["“”] ?: ?["“\[{\d]`,
  // Code and embedded images.
  String.raw`<script\b|javascript:|\bon(?:error|load) ?=`,
  String.raw`!\[[^\]\n]{0,80}\]\([^)\n]+\)`,
];

/** Characters of the plane of tags, which nothing shows. */
const tags = /[\u{E0000}-\u{E007F}]/u;
/** Copied text often contains one or two of these; more of them hide something. */
const hidden = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const maxHidden = 3;

/** A passage that is turned around on the screen. */
const turned = /[\u202D\u202E][^\u202C]{10,}\u202C/u;

/** A run of letters of both cases and digits that is longer than any word, as in base64. */
const encoded = /[A-Za-z0-9+/]{40,}={0,2}/g;
const isMixed = (run: string): boolean => /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run);

/** Whether something stands in the text that a reader does not see or cannot read. */
export const hidesText = (text: string): boolean =>
  tags.test(text) ||
  turned.test(text) ||
  (text.match(hidden)?.length ?? 0) > maxHidden ||
  (text.match(encoded) ?? []).some(isMixed);
