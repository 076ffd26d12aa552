// `Object.keys` and `Object.fromEntries` with the types of their names. TypeScript does not give them, because a value may have more
// properties than its type names. So these functions are for object literals and for what a schema has parsed, whose properties are
// exactly those of their type.

/** The names of the properties. The object must have exactly the properties of its type. */
export const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[];

/** An object with a value for each name. `names` must hold every name of its type. */
export const recordOf = <K extends string, V>(names: readonly K[], make: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>;
