import { bundleContracts } from './bundle.ts'
import { writeCalls } from './calls.ts'
import { writeEvents } from './events.ts'
import { writeFormTexts } from './form-texts.ts'
import { writeHooks } from './hooks.ts'
import { writeOperations } from './operations.ts'
import { writeTypes } from './types.ts'

/** Generates everything from the contracts into an existing, empty folder. The same contracts give the same bytes. */
export async function generateAll(contracts: string, out: string) {
  const { openapi, asyncapi } = await bundleContracts(contracts, out)
  await writeTypes(openapi, asyncapi, out)
  await writeCalls(openapi, asyncapi, out)
  await writeOperations(openapi, out)
  await writeEvents(asyncapi, out)
  await writeFormTexts(openapi, out)
  await writeHooks(openapi, out)
}
