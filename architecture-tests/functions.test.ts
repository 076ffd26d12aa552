import { isRecord } from '@pavilion/protocol/kit/unknown.ts';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { filesBelow, textOf } from './tree.ts';

/** The most lines of a function of server and protocol, its inner functions included. A longer one is cut into parts with names. */
const mostLines = 80;
/** Functions that are longer still. Remove what you shorten; never add one. */
const stillLonger = [
  'server/src/modules/site/site.plugin.ts: sitePlugin',
  'server/src/platform/pdf/opening.ts: titleRows',
];

const functionTypes = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
interface Node extends Readonly<Record<string, unknown>> {
  type: string;
  start: number;
  end: number;
}
const isNode = (value: unknown): value is Node => isRecord(value) && 'type' in value && 'start' in value;

/** A node with every node inside it. */
function* nodesIn(value: unknown): Generator<Node> {
  if (isNode(value)) yield value;
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* nodesIn(inner);
}

/** The names of functions with at least `least` lines; the line of one that has no name. */
function longFunctions(source: string, least: number): string[] {
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const names = new Map<unknown, unknown>();
  const long: Node[] = [];
  for (const node of nodesIn(parseAst(source, { lang: 'ts' }))) {
    const name = node.type === 'FunctionDeclaration' ? node.id : (node.key ?? node.id);
    if (name) names.set(node.init ?? node.value ?? node, name);
    if (functionTypes.includes(node.type) && lineAt(node.end) - lineAt(node.start) + 1 >= least) long.push(node);
  }
  return long.map((node) => {
    const name = names.get(node);
    return isNode(name) ? source.slice(name.start, name.end) : `line ${lineAt(node.start)}`;
  });
}

test(`no function of server and protocol has more than ${mostLines} lines`, () => {
  const sources = ['server/src', 'protocol/src']
    .flatMap((folder) => filesBelow(folder, /\.ts$/))
    .filter((file) => !/\.test\.ts$|\.d\.ts$|\/testing\//.test(file));
  expect(sources.length).toBeGreaterThan(300);
  const long = sources.flatMap((file) => longFunctions(textOf(file), mostLines + 1).map((name) => `${file}: ${name}`));
  expect(long.sort()).toEqual(stillLonger);
});

test('functions of every kind are measured', () => {
  const body = '{\n  f();\n}';
  const cases: [source: string, found: string[]][] = [
    [`function long() ${body}`, ['long']],
    [`const long = () => ${body};`, ['long']],
    [`const long = async function () ${body};`, ['long']],
    [`const outer = { long: () => ${body}, short: () => 1 };`, ['long']],
    [`const outer = { long() ${body} };`, ['long']],
    [`class A { long() ${body} }`, ['long']],
    [`class A { long = () => ${body} }`, ['long']],
    [`f(() => ${body});`, ['line 1']],
    ['function short() {\n  f(); }', []],
  ];
  for (const [source, found] of cases) expect(longFunctions(source, 3), source).toEqual(found);
});
