import type { Fault } from './fault.ts'
import { ACCESS_FAULTS } from './seeded/access.ts'
import { BULKHEAD_FAULTS } from './seeded/bulkheads.ts'
import { CHALLENGE_FAULTS } from './seeded/challenges.ts'
import { CONNECTION_FAULTS } from './seeded/connections.ts'
import { CONSOLE_FAULTS } from './seeded/console.ts'
import { CONTENT_FAULTS } from './seeded/content.ts'
import { CRUSADE_FAULTS } from './seeded/crusades.ts'
import { DONATE_FAULTS } from './seeded/donate.ts'
import { GUILD_FAULTS } from './seeded/guilds.ts'
import { INFLUENCE_FAULTS } from './seeded/influence.ts'
import { INPUT_FAULTS } from './seeded/input.ts'
import { LIVE_FAULTS } from './seeded/live.ts'
import { LOAD_FAULTS } from './seeded/load.ts'
import { MONEY_FAULTS } from './seeded/money.ts'
import { NETWORK_FAULTS } from './seeded/network.ts'
import { ONCE_FAULTS } from './seeded/once.ts'
import { OPERATING_FAULTS } from './seeded/operating.ts'
import { PAGE_FAULTS } from './seeded/pages.ts'
import { PROMISE_FAULTS } from './seeded/promises.ts'
import { RAID_FAULTS } from './seeded/raids.ts'
import { RECOVERY_FAULTS } from './seeded/recovery.ts'
import { SECRET_FAULTS } from './seeded/secrets.ts'
import { SETTINGS_FAULTS } from './seeded/settings.ts'
import { TEXT_FAULTS } from './seeded/texts.ts'
import { TIMER_FAULTS } from './seeded/timers.ts'
import { WAYS_IN_FAULTS } from './seeded/ways-in.ts'

/** Every fault that the tests must see. */
export const FAULTS: readonly Fault[] = [
  ...MONEY_FAULTS,
  ...NETWORK_FAULTS,
  ...ONCE_FAULTS,
  ...ACCESS_FAULTS,
  ...SECRET_FAULTS,
  ...LOAD_FAULTS,
  ...CONNECTION_FAULTS,
  ...INFLUENCE_FAULTS,
  ...LIVE_FAULTS,
  ...SETTINGS_FAULTS,
  ...TIMER_FAULTS,
  ...OPERATING_FAULTS,
  ...RECOVERY_FAULTS,
  ...PROMISE_FAULTS,
  ...PAGE_FAULTS,
  ...RAID_FAULTS,
  ...CHALLENGE_FAULTS,
  ...GUILD_FAULTS,
  ...CRUSADE_FAULTS,
  ...DONATE_FAULTS,
  ...TEXT_FAULTS,
  ...CONTENT_FAULTS,
  ...CONSOLE_FAULTS,
  ...BULKHEAD_FAULTS,
  ...INPUT_FAULTS,
  ...WAYS_IN_FAULTS,
]
