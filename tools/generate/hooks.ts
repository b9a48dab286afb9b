import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate, type Options } from 'orval'
import { type Fields, fieldsOf, isFields, resolve } from './document.ts'
import { exampleOf } from './example-of.ts'
import { operationsOf } from './operation-list.ts'
import { TRANSPORT } from './transport-template.ts'

function fromRoot(path: string) {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}

/** A copy in which every answer has an example, so that the mock handlers never have to invent one. */
function withExamples(openapi: Fields): Fields {
  const copy = structuredClone(openapi)
  for (const { operation } of operationsOf(copy)) {
    for (const response of Object.values(fieldsOf(operation, 'responses'))) {
      const json = fieldsOf(fieldsOf(resolve(copy, response), 'content'), 'application/json')
      if (!isFields(json) || json.schema === undefined || json.examples) continue
      json.example ??= exampleOf(copy, json.schema)
      // An answer with a field `value` would be taken for an example object, and unwrapped.
      if (isFields(json.example) && 'value' in json.example) json.example = { value: json.example }
    }
  }
  return copy
}

/** Writes `transport.ts` and `hooks/<tag>/<tag>.ts` (React Query) with `<tag>.the mock files` (mock handlers) beside it. */
export async function writeHooks(openapi: Fields, out: string) {
  await writeFile(join(out, 'transport.ts'), TRANSPORT)
  const configuration: Options = {
    input: { target: withExamples(openapi) },
    output: {
      mode: 'tags-split',
      target: join(out, 'hooks/model.ts'),
      client: 'react-query',
      httpClient: 'fetch',
      indexFiles: false,
      headers: false,
      mock: {
        indexMockFiles: false,
        generators: [{ type: 'msw', useExamples: true, delay: false, baseUrl: '*/api' }],
      },
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
}
