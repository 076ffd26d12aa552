import { api } from '@pavilion/protocol';
import type { Endpoint } from '@pavilion/protocol/kit/endpoint.ts';
import { toOpenApi } from '@pavilion/protocol/kit/openapi.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { filesBelow, textOf } from './tree.ts';

const endpoints = Object.entries(api).flatMap(([group, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => ({ group, name, endpoint })),
);

test('no two endpoints share a method and path, and console calls are for staff only', () => {
  const paths = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(paths.filter((path, i) => paths.indexOf(path) !== i)).toEqual([]);
  const open = endpoints.filter(
    ({ endpoint }) => endpoint.path.startsWith('/api/console/') && endpoint.access !== 'staff',
  );
  expect(open.map(({ endpoint }) => endpoint.path)).toEqual([
    '/api/console/session/login',
    '/api/console/session/getSignInCode',
  ]);
  expect(
    endpoints.filter(({ endpoint }) => endpoint.access === 'staff' && !endpoint.path.startsWith('/api/console/')),
  ).toEqual([]);
});

test('every endpoint is called by a test', () => {
  const tests = [
    ...filesBelow('server/src', /\.test\.ts$/),
    ...filesBelow('server/src/testing', /\.ts$/),
    ...filesBelow('web/src', /\.test\.tsx$/),
  ]
    .map(textOf)
    .join('\n');
  const untested = endpoints.filter(({ group, name }) => !new RegExp(`\\b${group}\\s*\\.${name}\\b`).test(tests));
  expect(untested.map(({ group, name }) => `${group}.${name}`)).toEqual([]);
});

test('the OpenAPI document describes every endpoint', () => {
  const { paths } = toOpenApi(api, { title: 'Pavilion', version: '1' });
  expect(Object.values(paths).flatMap((methods) => Object.keys(methods))).toHaveLength(endpoints.length);
});

/** Response fields that contain personal data. */
const personalFields = ['email', 'userEmail', 'phone', 'idNumber', 'recipient', 'certName', 'senderName'];
/** Responses about the caller, and contacts that the site itself publishes. */
const notPersonal = ['consoleSession.me', 'consoleSettings.detail'];

test('every response that shows personal data to staff is an audit event', () => {
  const shows = (schema: unknown): boolean =>
    typeof schema === 'object' &&
    schema !== null &&
    Object.entries(schema).some(
      ([key, value]) =>
        (key === 'properties' && personalFields.some((field) => field in (value as object))) || shows(value),
    );
  const silent = endpoints.filter(
    ({ group, name, endpoint }) =>
      endpoint.access === 'staff' &&
      endpoint.audited === undefined &&
      !notPersonal.includes(`${group}.${name}`) &&
      shows(z.toJSONSchema(endpoint.output, { io: 'output', unrepresentable: 'any' })),
  );
  expect(silent.map(({ group, name }) => `${group}.${name}`)).toEqual([]);
});
