import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Slow files. Started last, they would run alone at the end while other cores are idle. */
const SLOW = [
  'server/idempotency/',
  'server/access/access',
  'server/raids/three-opponents',
  'server/fuzz/',
  'server/crash/',
  'server/live/live.test',
  'server/economy/',
  'server/notifications/killed-server',
  'server/backup/',
  'game/live-connection',
  'server/faults/',
  'server/processes/',
  'server/operator/',
  'server/appconfig/closing',
  'catalogue/missions/enemy-characters',
  'server/market/search.test',
  'server/http/small-pool',
  'simulate/report-command',
  'server/http/slow-readers',
  'contracts/examples',
  'server/access/guild-permission',
  'e2e/crusade',
  'e2e/layout',
  'e2e/attacks-shown',
  'e2e/console-config',
  'e2e/weak-network',
  'e2e/messenger-frame',
  'e2e/several-browsers',
  'e2e/console-texts',
  'e2e/console-home',
  'e2e/keyboard',
  'e2e/push',
  'e2e/console-pages',
  'e2e/knowledge',
  'e2e/first-fight',
  'e2e/forge-and-market',
  'e2e/settings',
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
