import type { ESTree, VisitorObject } from 'vite';

/** What is done to the code, in the report's words. */
export type Operator =
  | 'comparison'
  | 'boundary'
  | 'and or'
  | 'condition negated'
  | 'guard removed'
  | 'loop left out'
  | 'arithmetic'
  | 'sign dropped'
  | 'statement removed'
  | 'not awaited'
  | 'boolean'
  | 'number'
  | 'string'
  | 'optional chaining dropped'
  | 'default dropped'
  | 'method'
  | 'call left out'
  | 'array emptied'
  | 'spread left out';

/** Records a change: the code from `start` to `end` replaced with `text`. */
export type Note = (operator: Operator, start: number, end: number, text: string) => void;

const COMPARISONS = new Map(Object.entries({ '===': '!==', '!==': '===', '<': '>=', '<=': '>', '>': '<=', '>=': '<' }));
const BOUNDARIES = new Map(Object.entries({ '<': '<=', '<=': '<', '>': '>=', '>=': '>' }));
const ARITHMETIC = new Map(Object.entries({ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '**': '*' }));
const ASSIGNMENTS = new Map(Object.entries({ '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' }));
const METHODS = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    find: 'findLast',
    findLast: 'find',
    toLowerCase: 'toUpperCase',
    toUpperCase: 'toLowerCase',
  }),
);
const LEFT_OUT = new Set(['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'trim', 'normalize']);

/**
 * Records every change to a program. Strings in a module's tables are data, and thrown errors are for whoever reads the
 * log: both are left alone, as are types, names and addresses of modules.
 */
export function changes(source: string, note: Note): VisitorObject {
  const of = ({ start, end }: ESTree.Span) => source.slice(start, end);
  const negate = (test: ESTree.Span) => note('condition negated', test.start, test.end, `!(${of(test)})`);
  /** The operator between two operands: no comment in this code contains such a sign. */
  const sign = (operator: Operator, left: ESTree.Span, right: ESTree.Span, from: string, to: string) => {
    const start = source.indexOf(from, left.end);
    if (start < right.start) note(operator, start, start + from.length, to);
  };
  const spread = (parts: readonly (ESTree.Span & { type: string })[], empty: string) => {
    for (const { type, start, end } of parts)
      if (type === 'SpreadElement') note('spread left out', start, end, `...${empty}`);
  };
  const chaining = (node: ESTree.Span & { optional: boolean }, after: ESTree.Span, computed: boolean) => {
    if (!node.optional) return;
    const start = source.indexOf('?.', after.end);
    note('optional chaining dropped', start, start + 2, computed ? '' : '.');
  };

  const names = new Set<ESTree.Node>();
  const inside = { function: 0, table: 0, type: 0, throw: 0 };
  const enter = (kind: keyof typeof inside) => () => {
    inside[kind] += 1;
  };
  const leave = (kind: keyof typeof inside) => () => {
    inside[kind] -= 1;
  };
  const isText = () => inside.type + inside.throw === 0 && (inside.function > 0 || inside.table === 0);

  return {
    FunctionDeclaration: enter('function'),
    'FunctionDeclaration:exit': leave('function'),
    FunctionExpression: enter('function'),
    'FunctionExpression:exit': leave('function'),
    ArrowFunctionExpression: enter('function'),
    'ArrowFunctionExpression:exit': leave('function'),
    TSLiteralType: enter('type'),
    'TSLiteralType:exit': leave('type'),
    ThrowStatement: enter('throw'),
    'ThrowStatement:exit': leave('throw'),
    ImportDeclaration: ({ source: module }) => void names.add(module),
    ImportExpression: ({ source: module }) => void names.add(module),
    ExportAllDeclaration: ({ source: module }) => void names.add(module),
    ExportNamedDeclaration: ({ source: module }) => void (module && names.add(module)),
    Property: ({ key }) => void names.add(key),
    BinaryExpression({ operator, left, right }) {
      const comparison = COMPARISONS.get(operator);
      const boundary = BOUNDARIES.get(operator);
      const arithmetic = ARITHMETIC.get(operator);
      if (comparison) sign('comparison', left, right, operator, comparison);
      if (boundary) sign('boundary', left, right, operator, boundary);
      if (arithmetic && ![left, right].some(isString)) sign('arithmetic', left, right, operator, arithmetic);
    },
    LogicalExpression({ operator, start, end, left, right }) {
      if (operator === '??') {
        names.add(right);
        note('default dropped', start, end, of(left));
      } else sign('and or', left, right, operator, operator === '&&' ? '||' : '&&');
    },
    IfStatement({ start, end, test, alternate }) {
      negate(test);
      if (!alternate) note('guard removed', start, end, ';');
    },
    ConditionalExpression: ({ test }) => negate(test),
    WhileStatement: ({ test }) => note('loop left out', test.start, test.end, 'false'),
    ForOfStatement: ({ right }) => note('loop left out', right.start, right.end, '[]'),
    UnaryExpression({ operator, start, end, argument }) {
      if (operator === '!' || operator === '-') note('sign dropped', start, end, of(argument));
    },
    UpdateExpression({ operator, prefix, start, end }) {
      const at = prefix ? start : end - 2;
      note('arithmetic', at, at + 2, operator === '++' ? '--' : '++');
    },
    AssignmentExpression({ operator, left, right }) {
      const other = ASSIGNMENTS.get(operator);
      if (other && !isString(right)) sign('arithmetic', left, right, operator, other);
    },
    ExpressionStatement(node) {
      if (node.directive) return;
      note('statement removed', node.start, node.end, ';');
      if (node.expression.type === 'AwaitExpression')
        note('not awaited', node.expression.start, node.expression.end, of(node.expression.argument));
    },
    Literal(node) {
      if (inside.type > 0 || names.has(node)) return;
      if (typeof node.value === 'boolean') note('boolean', node.start, node.end, String(!node.value));
      if (typeof node.value === 'number') note('number', node.start, node.end, numeral(node.value));
      if (typeof node.value === 'string' && isText())
        note('string', node.start, node.end, node.value === '' ? "'mutant'" : "''");
    },
    TemplateLiteral(node) {
      if (isText() && !names.has(node)) note('string', node.start, node.end, "''");
    },
    TaggedTemplateExpression: ({ quasi }) => void names.add(quasi),
    MemberExpression(node) {
      if (isString(node.property)) names.add(node.property);
      chaining(node, node.object, node.computed);
    },
    CallExpression(node) {
      chaining(node, node.callee, true);
      spread(node.arguments, '[]');
      if (node.callee.type !== 'MemberExpression' || node.callee.property.type !== 'Identifier') return;
      const { object, property } = node.callee;
      const other = METHODS.get(property.name);
      if (other) note('method', property.start, property.end, other);
      if (LEFT_OUT.has(property.name)) note('call left out', node.start, node.end, of(object));
    },
    NewExpression: ({ arguments: parts }) => spread(parts, '[]'),
    ReturnStatement({ argument }) {
      if (argument?.type === 'ArrayExpression' && argument.elements.length > 0)
        note('array emptied', argument.start, argument.end, '[]');
    },
    ArrayExpression({ elements }) {
      inside.table += 1;
      spread(
        elements.filter((element) => element !== null),
        '[]',
      );
    },
    'ArrayExpression:exit': leave('table'),
    ObjectExpression({ properties }) {
      inside.table += 1;
      spread(properties, '{}');
    },
    'ObjectExpression:exit': leave('table'),
  };
}

/**
 * The next whole number for an even one, the one before for an odd one: 0 and 1 become each other, and nothing goes
 * below 0.
 */
const numeral = (value: number) => String(value % 2 === 1 ? value - 1 : value + 1);

const isString = (node: ESTree.Node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
