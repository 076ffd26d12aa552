// Narrows values of unknown type: caught errors, parsed JSON, what a worker sends.

/** Whether a value is an object with properties, and not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The properties of a value; none if it is not an object. */
export const propertiesOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** What was thrown, as an `Error`: JavaScript may throw any value. */
export const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** The code of an error of Node, PostgreSQL or Fastify (`ENOENT`, `23505`, `FST_…`); undefined if it has none. */
export function errorCode(thrown: unknown): string | undefined {
  const { code } = propertiesOf(thrown);
  return typeof code === 'string' ? code : undefined;
}
