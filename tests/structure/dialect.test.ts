import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('generated/') && !file.endsWith('.d.ts'))

/** Top-level arrow functions without a type annotation. Outlines and "go to symbol" do not show them as functions. */
function arrowConstants(file: string): string[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return tree.statements.flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
          .filter(({ type, initializer }) => !type && initializer && ts.isArrowFunction(initializer))
          .map(({ name }) => `${file}: ${ts.isIdentifier(name) ? name.text : '?'}`)
      : [],
  )
}

/** A number, a text, or arithmetic on numbers and other constants. */
function isFixed(node: ts.Expression): boolean {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return isFixed(node.expression)
  if (ts.isPrefixUnaryExpression(node)) return isFixed(node.operand)
  if (ts.isBinaryExpression(node)) return isFixed(node.left) && isFixed(node.right)
  return ts.isNumericLiteral(node) || ts.isStringLiteralLike(node) || isConstantName(node)
}

function isConstantName(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && UPPER_CASE.test(node.text)
}

const UPPER_CASE = /^[A-Z][A-Z0-9_]*$/
const DURATION =
  /(^|_)(DELAY|DURATION|INTERVAL|LIFETIME|PATIENCE|TIMEOUT|TTL)(_|$)|^(SECOND|MINUTE|HOUR|DAY|WEEK)$/
const TIME_UNIT = /_(MS|SECONDS|MINUTES|HOURS|DAYS)$/
const LIMIT = /_(MAX|MIN)(_|$)/
/** Other names for a limit: `MAX_LEVEL` and `TRIES_MOST` instead of `LEVEL_MAX` and `TRIES_MAX`. */
const ODD_LIMIT = /^(MAX|MIN|MOST|LEAST)_|_(MOST|LEAST)(_|$)/

/** Names of the top-level numbers and texts of a file. */
function fixedValues(source: string): string[] {
  const tree = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest)
  return tree.statements
    .filter(ts.isVariableStatement)
    .filter(({ declarationList }) => (declarationList.flags & ts.NodeFlags.Const) !== 0)
    .flatMap(({ declarationList }) =>
      declarationList.declarations.flatMap(({ name, initializer }) =>
        initializer && isFixed(initializer) && ts.isIdentifier(name) ? [name.text] : [],
      ),
    )
}

const values = sources.flatMap((file) =>
  fixedValues(readFileSync(file, 'utf8')).map((name) => ({ file, name })),
)

describe('one code dialect', () => {
  test('top-level functions are declarations', () => {
    expect(sources.length).toBeGreaterThan(1000)
    expect(sources.flatMap(arrowConstants)).toEqual([])
  })

  test('fixed values of modules are UPPER_CASE', () => {
    expect(values.length).toBeGreaterThan(200)
    expect(values.filter(({ name }) => !UPPER_CASE.test(name))).toEqual([])
  })

  test('durations carry their unit', () => {
    const durations = values.filter(({ name }) => DURATION.test(name))
    expect(durations.length).toBeGreaterThan(10)
    expect(durations.filter(({ name }) => !TIME_UNIT.test(name))).toEqual([])
  })

  test('limits end in MAX or MIN, as in the contract', () => {
    expect(values.filter(({ name }) => LIMIT.test(name)).length).toBeGreaterThan(10)
    expect(values.filter(({ name }) => ODD_LIMIT.test(name))).toEqual([])
  })
})
