import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { type Fields, fieldsOf, readDocument, resolve } from './document.ts'
import { operationsOf } from './operation-list.ts'

/** The types would repeat every example in a comment, line by line. */
function withoutExamples(openapi: Fields): Fields {
  const copy = structuredClone(openapi)
  for (const { operation } of operationsOf(copy)) {
    for (const holder of [operation.requestBody, ...Object.values(fieldsOf(operation, 'responses'))]) {
      delete fieldsOf(fieldsOf(resolve(copy, holder), 'content'), 'application/json').example
    }
  }
  return copy
}

/** Writes `api-types.ts`: paths, operations, and every schema under its own name. */
export async function writeApiTypes(out: string) {
  const openapi = withoutExamples(await readDocument(join(out, 'openapi.json')))
  const nodes = await openapiTS(JSON.stringify(openapi), {
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
