import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { operations } from '#generated/operations.ts'
import { cpuOf } from './cpu-time.ts'
import { median } from './statistics.ts'

type Recognize = typeof import('#server/platform/http/contract/matcher.ts')
type Validate = typeof import('#server/platform/http/contract/validator.ts')
type Fields = Record<string, unknown>

const project = path.resolve(import.meta.dirname, '..', '..')
const MEASURED = 'buyUnits'
const names = [MEASURED, ...Object.keys(operations).filter((name) => name !== MEASURED)] as const

/** That many operations: the contract's own first, then copies under other paths. */
function multiply(contract: { paths: Record<string, Fields> }, count: number) {
  const paths: Record<string, Fields> = {}
  const facts: Record<string, Fields> = {}
  for (let index = 0; index < count; index += 1) {
    const name = names[index % names.length]
    const own = Object.entries(operations).find(([operation]) => operation === name)?.[1]
    if (!name || !own) throw new Error('The contract has no operations')
    const copy = Math.floor(index / names.length)
    const place = copy === 0 ? own.path : `/copy-${copy}${own.path}`
    const operationId = copy === 0 ? name : `${name}Copy${copy}`
    const method = own.method.toLowerCase()
    const node = contract.paths[own.path]?.[method]
    paths[place] = { ...paths[place], [method]: { ...Object(node), operationId } }
    facts[operationId] = { ...own, path: place }
  }
  return { contract: { ...contract, paths }, facts }
}

/** The server's matcher and validator on a contract of that many operations. */
async function openGate(folder: string, count: number) {
  const root = path.join(folder, String(count))
  await mkdir(path.join(root, 'generated'), { recursive: true })
  await cp(path.join(project, 'server', 'platform'), path.join(root, 'server', 'platform'), {
    recursive: true,
  })
  await symlink(path.join(project, 'node_modules'), path.join(root, 'node_modules'))
  const bundle = JSON.parse(await readFile(path.join(project, 'generated', 'openapi.json'), 'utf8'))
  const { contract, facts } = multiply(bundle, count)
  await cp(path.join(project, 'package.json'), path.join(root, 'package.json'))
  await writeFile(path.join(root, 'generated', 'openapi.json'), JSON.stringify(contract))
  await writeFile(
    path.join(root, 'generated', 'operations.ts'),
    `export const operations = ${JSON.stringify(facts)}`,
  )
  const load = (file: string) =>
    import(pathToFileURL(path.join(root, 'server', 'platform', 'http', file)).href)
  const { matchOperation }: Recognize = await load('contract/matcher.ts')
  const { createValidator }: Validate = await load('contract/validator.ts')
  const validator = await createValidator()
  const { path: address, method } = operations[MEASURED]
  const check = async () => {
    const match = matchOperation(method, address)
    if (match.found !== 'operation') throw new Error(`${address} is not found`)
    const url = `/api${address}`
    const body = { group: 'archers', amount: 1 }
    await validator.checkRequest(match.operation, {
      method,
      originalUrl: url,
      path: url,
      headers: {},
      params: match.params,
      query: {},
      body,
    })
  }
  return check
}

export type ValidatorFigures = {
  readonly few: number
  readonly many: number
  /** Calls matched and validated per second with many operations, relative to few. */
  readonly ratio: number
}

/** Checks whether matching and validating a call slows down with the number of operations. */
export async function compareValidators(few = 10, many = 250, rounds = 15): Promise<ValidatorFigures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'donjon-validator-'))
  try {
    const [light, heavy] = [await openGate(folder, few), await openGate(folder, many)]
    const ratios: number[] = []
    for (let round = -1; round < rounds; round += 1) {
      const [withFew, withMany] = [await cpuOf(light, 3000), await cpuOf(heavy, 3000)]
      if (round >= 0) ratios.push(withFew / withMany)
    }
    return { few, many, ratio: median(ratios) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
