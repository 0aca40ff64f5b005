import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/**
 * The vocabulary of schema.org, read from the type declarations of schema-dts, which are generated
 * from it: each type with its properties and their ranges, and which types are kinds of which.
 */
export interface Vocabulary {
  readonly isType: (name: string) => boolean;
  /** The names of the types that a property of a type may hold; undefined where there is no such property. */
  readonly range: (type: string, property: string) => readonly string[] | undefined;
  /** Whether a type is another or a kind of it. */
  readonly isKindOf: (type: string, ancestor: string) => boolean;
  /** The members of an enumeration, such as Monday of DayOfWeek. */
  readonly members: (type: string) => ReadonlySet<string>;
}

interface Declared {
  readonly parents: string[];
  readonly properties: Map<string, string[]>;
}

/** Reads the vocabulary; some 20,000 lines, once for a test file. */
export function readVocabulary(): Vocabulary {
  const file = join(dirname(require.resolve("schema-dts/package.json")), "dist", "schema.d.ts");
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const interfaces = new Map<string, Declared>();
  const unions = new Map<string, { names: string[]; literals: Set<string> }>();
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement)) {
      interfaces.set(statement.name.text, declared(statement));
    } else if (ts.isTypeAliasDeclaration(statement)) {
      unions.set(statement.name.text, {
        names: namesIn(statement.type),
        literals: new Set(literalsIn(statement.type)),
      });
    }
  }

  const range = (type: string, property: string): readonly string[] | undefined => {
    const queue = [`${type}Leaf`];
    for (const name of queue) {
      const found = interfaces.get(name);
      const names = found?.properties.get(property);
      if (names) return names;
      queue.push(...(found?.parents ?? []));
    }
    return undefined;
  };
  const isKindOf = (type: string, ancestor: string): boolean => {
    const seen = new Set([ancestor]);
    for (const name of seen) {
      if (name === type || name === `${type}Leaf`) return true;
      for (const kind of unions.get(name)?.names ?? []) seen.add(kind);
    }
    return false;
  };
  return {
    range,
    isKindOf,
    isType: (name) => interfaces.has(`${name}Leaf`),
    members: (type) => unions.get(type)?.literals ?? new Set(),
  };
}

function declared({ heritageClauses, members }: ts.InterfaceDeclaration): Declared {
  const properties = new Map<string, string[]>();
  for (const member of members) {
    if (!ts.isPropertySignature(member) || !member.type || !ts.isStringLiteral(member.name))
      continue;
    properties.set(member.name.text, namesIn(member.type));
  }
  const parents = (heritageClauses ?? [])
    .flatMap(({ types }) => types.map(({ expression }) => expression))
    .flatMap((expression) => (ts.isIdentifier(expression) ? [expression.text] : []));
  return { parents, properties };
}

/** The names of types in a type: those of a union, and the first argument of SchemaValue<…>. */
function namesIn(type: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(namesIn);
  if (ts.isParenthesizedTypeNode(type)) return namesIn(type.type);
  if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return [];
  const [first] = type.typeArguments ?? [];
  return first ? namesIn(first) : [type.typeName.text];
}

function literalsIn(type: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(literalsIn);
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [];
}
