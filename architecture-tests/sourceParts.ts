/** Returns the end of a literal that begins at `from` and ends with `quote`. */
function endOf(source: string, from: number, quote: string): number {
  let isClass = false;
  for (let i = from + 1; i < source.length; i++) {
    const at = source[i];
    if (at === '\\') i++;
    else if (quote === '/' && at === '[') isClass = true;
    else if (quote === '/' && at === ']') isClass = false;
    else if ((at === quote && !isClass) || at === '\n') return i;
  }
  return source.length;
}
/** Returns whether a slash after this code begins a regular expression. */
const beginsExpression = (before: string) => /(?:^|[=(,:[!&|?{};>+]|\breturn)\s*$/.test(before.slice(-12));

/** The parts of a source: its code without comments and without the texts of strings, templates and regular expressions; its comments. */
interface SourceParts {
  code: string;
  comments: string[];
}

export function sourceParts(source: string): SourceParts {
  let code = '';
  const comments: string[] = [];
  /** For each open template: the number of open braces in its `${…}`. */
  const templates: number[] = [];
  let isTemplate = false;
  for (let i = 0; i < source.length; i++) {
    const at = source[i]!;
    const two = source.slice(i, i + 2);
    if (isTemplate) {
      if (at === '\\') i++;
      else if (at === '`') [isTemplate] = [false, templates.pop()];
      else if (two === '${') [isTemplate, i] = [false, i + 1];
      continue;
    }
    if (two === '//' || two === '/*') {
      const end = two === '//' ? source.indexOf('\n', i) - 1 : source.indexOf('*/', i) + 1;
      const last = end < i ? source.length : end;
      comments.push(source.slice(i, last + 1));
      i = last;
    } else if (at === "'" || at === '"' || (at === '/' && beginsExpression(code))) {
      i = endOf(source, i, at);
      code += '""';
    } else if (at === '`') {
      templates.push(0);
      isTemplate = true;
      code += '""';
    } else if (at === '}' && templates.at(-1) === 0) isTemplate = true;
    else {
      if (templates.length && at === '{') templates[templates.length - 1]!++;
      if (templates.length && at === '}') templates[templates.length - 1]!--;
      code += at;
    }
  }
  return { code, comments };
}
