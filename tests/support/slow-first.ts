import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Slow files. Started last, they would run alone at the end while other cores are idle. */
const SLOW = [
  'server/economy/economy',
  'server/idempotency/',
  'server/fuzz/',
  'server/crash/',
  'server/economy/',
  'bench/',
  'server/live/',
  'server/processes/',
  'contracts/played-examples',
  'e2e/forge-and-market',
  'e2e/interruptions',
]

function rank({ moduleId }: TestSpecification): number {
  const index = SLOW.findIndex((part) => moduleId.includes(`/tests/${part}`))
  return index === -1 ? SLOW.length : index
}

/** Vitest's order, with the slow files first. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
