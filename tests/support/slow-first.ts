import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Slow files. Started last, they would run alone at the end while other cores are idle. */
const SLOW = [
  'server/access/access',
  'server/access/guild-permission',
  'server/guilds/sequences',
  'server/idempotency/',
  'server/economy/contests',
  'bench/',
  'contracts/played-examples',
  'server/market/search.test',
  'server/economy/',
  'server/auth/login',
  'server/crash/',
  'server/faults/faults',
  'server/inventory/enhance-gear',
  'server/taxes/',
  'server/raids/three-opponents',
  'server/processes/',
  'e2e/layout',
  'e2e/crusade',
  'e2e/console-config',
  'e2e/attacks-shown',
  'e2e/weak-network',
  'e2e/console-texts',
  'e2e/messenger-frame',
  'e2e/forge-and-market',
  'e2e/console.',
  'e2e/console-home',
  'e2e/first-fight',
  'e2e/console-lists',
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
