import { api } from '@pavilion/protocol';
import type { Endpoint } from '@pavilion/protocol/kit/endpoint.ts';
import { expect, test } from 'vitest';
import { routes as screens } from '../web/src/site/routes.ts';
import { calls, later, publicRoutes, routes } from './specification.ts';

const paths = new Map<string, string>(screens.map(({ path, access }) => [path, access]));
const endpoints = new Set(
  Object.values(api).flatMap((group) =>
    Object.values(group as Record<string, Endpoint>).map(({ method, path }) => `${method} ${path}`),
  ),
);

test('every route of the specification opens a screen', () => {
  expect(routes.length).toBeGreaterThan(40);
  expect(routes.filter((path) => !paths.has(path) && !later.has(path))).toEqual([]);
});

test('a screen requires a login exactly if the specification does', () => {
  const known = routes.filter((path) => paths.has(path) && path !== '/personal/defaults');
  const wrong = known.filter((path) => (paths.get(path) === 'public') !== publicRoutes.has(path));
  expect(wrong).toEqual([]);
});

test('every call of the specification exists under its own name', () => {
  expect(calls.length).toBeGreaterThan(70);
  expect(calls.filter((call) => !endpoints.has(call) && !later.has(call))).toEqual([]);
});

test('what is deferred does not exist yet', () => {
  expect([...later].filter((name) => paths.has(name) || endpoints.has(name))).toEqual([]);
});
