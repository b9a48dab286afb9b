import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate, type Options } from 'orval'
import { type Fields, fieldsOf, listOf, resolve, textOf } from './document.ts'
import { operationsOf } from './operation-list.ts'
import { TRANSPORT } from './transport-template.ts'

/** Calls that no component makes: start, logout and the live connection use apps/game/src/api/client.ts, the console openapi-fetch. */
const WITHOUT_HOOK_TAGS = ['admin', 'live']
const WITHOUT_HOOK = ['getAuthData', 'logOut', 'renewBearer']

/** Folder for orval's own types. The hooks use those of types.ts instead. */
const ORVAL_TYPES = 'orval-types'

function fromRoot(path: string) {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}

/** The calls that components make. All refusals have one shape, so only the default response stays. */
function callsOfComponents(openapi: Fields): Fields {
  const copy = structuredClone(openapi)
  for (const { path, method, operation } of operationsOf(copy)) {
    const isLeftOut =
      listOf(operation, 'tags').some((tag) => WITHOUT_HOOK_TAGS.includes(String(tag))) ||
      WITHOUT_HOOK.includes(textOf(operation, 'operationId') ?? '')
    if (isLeftOut) delete fieldsOf(fieldsOf(copy, 'paths'), path)[method]
    const kept = Object.entries(fieldsOf(operation, 'responses')).filter(([status]) => !/^[45]/.test(status))
    operation.responses = Object.fromEntries(
      kept.map(([status, response]) => [status, resolve(copy, response) ?? null]),
    )
    delete operation.description
  }
  return copy
}

async function tidy(file: string) {
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text
      .replaceAll(`'${ORVAL_TYPES}'`, `'../types.ts'`)
      .replaceAll(/^[ \t]*\n/gm, '')
      .replaceAll(/[ \t]+$/gm, ''),
  )
}

/** Writes `transport.ts` and `hooks/<tag>.ts` (React Query). */
export async function writeHooks(openapi: Fields, out: string) {
  await writeFile(join(out, 'transport.ts'), TRANSPORT)
  const configuration: Options = {
    input: { target: callsOfComponents(openapi) },
    output: {
      mode: 'tags',
      target: join(out, 'hooks/model.ts'),
      schemas: { path: join(out, ORVAL_TYPES), importPath: ORVAL_TYPES },
      client: 'react-query',
      httpClient: 'fetch',
      headers: false,
      tsconfig: fromRoot('tsconfig.json'),
      packageJson: fromRoot('package.json'),
      override: {
        header: () => ['Generated from contracts/openapi.yaml. Do not edit.'],
        mutator: { path: join(out, 'transport.ts'), name: 'transport' },
        enumGenerationType: 'union',
        fetch: { includeHttpResponseReturnType: false },
        query: { version: 5, signal: true },
      },
    },
  }
  await generate(configuration, out, { throwOnError: true, logLevel: 'error' })
  await rm(join(out, ORVAL_TYPES), { recursive: true })
  const files = await readdir(join(out, 'hooks'))
  await Promise.all(files.map((name) => tidy(join(out, 'hooks', name))))
}
