import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'

/** Writes `api-types.ts`: paths, operations, and every schema under its own name. */
export const writeApiTypes = async (out: string) => {
  const nodes = await openapiTS(pathToFileURL(join(out, 'openapi.json')), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    // A default lets the caller leave the field out; what the server reads has it filled in by the validator.
    defaultNonNullable: false,
    alphabetize: false,
    silent: true,
  })
  await writeFile(
    join(out, 'api-types.ts'),
    `// Generated from contracts/openapi.yaml. Do not edit.\n${astToString(nodes)}`,
  )
}
