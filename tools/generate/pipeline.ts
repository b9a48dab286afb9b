import { writeApiTypes } from './api-types.ts'
import { bundleContracts } from './bundle.ts'
import { writeEvents } from './events.ts'
import { writeHooks } from './hooks.ts'
import { writeOperations } from './operations.ts'

/** Makes everything that follows from the contracts, in an empty folder that exists. The same contracts give the same bytes. */
export async function generateAll(contracts: string, out: string) {
  const { openapi, asyncapi } = await bundleContracts(contracts, out)
  await writeApiTypes(out)
  await writeOperations(openapi, out)
  await writeEvents(openapi, asyncapi, out)
  await writeHooks(openapi, out)
}
