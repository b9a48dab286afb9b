import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { SentStatement } from './record-call.ts'

const run = promisify(execFile)

/** As many connections as the server's pool has. */
const CLIENTS = 12

/** What differs between two calls, as it was recorded, and how pgbench's script says it. */
type Changing = ReadonlyMap<number | string, string>

/** pgbench takes `:name` for a variable, also inside of literals. In JSON a space after the colon changes nothing. */
function literal(text: string): string {
  return `'${text.replaceAll("'", "''").replace(/:(?=[^\s\d"[{:,\]}-])/g, ': ')}'`
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function textExpression(text: string, changing: Changing): string {
  const found = [...changing].find(([value]) => text.includes(String(value)))
  if (!found && UUID.test(text)) return 'gen_random_uuid()'
  // Documents stay as they are: what they say decides nothing.
  if (!found || text.startsWith('{')) return literal(text)
  const [value, expression] = found
  if (text === value) return expression
  const parts = text.split(String(value)).map((between) => textExpression(between, changing))
  return `(${parts.join(` || (${expression})::text || `)})`
}

function expressionOf(value: unknown, changing: Changing): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number') return changing.get(value) ?? String(value)
  if (typeof value === 'boolean') return String(value)
  if (value instanceof Date) return `'${value.toISOString()}'::timestamptz`
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'::bytea`
  if (Array.isArray(value)) {
    if (value.length === 0) return "'{}'"
    return `ARRAY[${value.map((one) => expressionOf(one, changing)).join(', ')}]`
  }
  return typeof value === 'string' ? textExpression(value, changing) : literal(JSON.stringify(value))
}

/** The statements as a script. What `nextval` gives is `:serial_id` from then on. */
function scriptOf(statements: readonly SentStatement[], head: readonly string[], changing: Changing): string {
  const lines = statements.map(({ text, values }) => {
    const whole = text.replace(/\s+/g, ' ').trim()
    const filled = whole.replace(/\$(\d+)/g, (_, number) => expressionOf(values[number - 1], changing))
    return `${filled}${whole.includes('nextval') ? ' \\gset serial_' : ';'}`
  })
  return [...head, ...lines].join('\n')
}

/** Some systems have a `pgbench` that only finds the real one, and fails without it. */
async function isInstalled(): Promise<boolean> {
  return run('pgbench', ['--version']).then(
    () => true,
    () => false,
  )
}

/** Transactions per second of pgbench with these statements, each awaited. Null where pgbench is not installed. */
export async function pgbenchPerSecond(
  where: { readonly url: string; readonly folder: string },
  statements: readonly SentStatement[],
  head: readonly string[],
  changing: Changing,
  transactions: number,
): Promise<number | null> {
  const file = path.join(where.folder, 'pgbench.sql')
  await writeFile(file, scriptOf(statements, head, changing))
  const each = Math.max(1, Math.floor(transactions / CLIENTS))
  const flags = ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '2', '-t', String(each), '-f', file]
  if (!(await isInstalled())) return null
  const { stdout } = await run('pgbench', [...flags, where.url], { maxBuffer: 16_000_000 })
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}
