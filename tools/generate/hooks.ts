import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate, type Options } from 'orval'
import type { Fields } from './document.ts'
import { TRANSPORT } from './transport-template.ts'

function fromRoot(path: string) {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}

/** Writes `transport.ts` and `hooks/<tag>/<tag>.ts` (React Query). */
export async function writeHooks(openapi: Fields, out: string) {
  await writeFile(join(out, 'transport.ts'), TRANSPORT)
  const configuration: Options = {
    input: { target: openapi },
    output: {
      mode: 'tags-split',
      target: join(out, 'hooks/model.ts'),
      client: 'react-query',
      httpClient: 'fetch',
      indexFiles: false,
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
}
