import type { Fact } from '../live/facts.ts'
import type { PlayerChanges, PlayerRow } from './player-row.ts'

/** The fact that a change of the column reports; null where no channel shows it. */
const FACT_OF_COLUMN: Readonly<Record<keyof PlayerChanges, Fact | null>> = {
  name: 'name',
  nameKey: null,
  roles: null,
  level: 'level',
  experience: 'experience',
  archers: 'army',
  swordsmen: 'army',
  squires: 'army',
  priests: 'army',
  instructors: 'army',
  peasants: 'army',
  servants: 'army',
  cavalry: 'army',
  energy: 'energy',
  energyAt: 'energy',
  energySpentToday: 'energy',
  energyDay: 'energy',
  restoresToday: 'energy',
  restoresDay: 'energy',
  missionsWon: 'missionRuns',
  missionsLost: 'missionRuns',
  missionsDrawn: 'missionRuns',
  unlimitedRecord: 'missionRuns',
  isGearHidden: 'settings',
  arms: 'arms',
  deletionDueAt: 'deletion',
  forge: 'forge',
  storage: 'storage',
  servantsHouse: 'servantsHouse',
  stable: 'stable',
  walls: 'defences',
  moats: 'defences',
  stakes: 'defences',
  catapult: 'defences',
  catapultProjectiles: 'defences',
  enhancePoints: 'enhancePoints',
  guildTag: 'guildTag',
  skillBranches: 'skillBranches',
  skills: 'skills',
  subscriptionUntil: 'subscription',
  energyDoubledUntil: 'energy',
  health: 'health',
  healthAt: 'health',
  wineReadyAt: 'wine',
  taxesHours: 'taxes',
  taxesGold: 'taxes',
  taxesStartedAt: 'taxes',
  taxesEndsAt: 'taxes',
  shopDay: 'assortment',
  shopBought: 'assortment',
  lastSeenAt: null,
  isBlocked: null,
}

function isColumn(name: string): name is keyof PlayerChanges {
  return Object.hasOwn(FACT_OF_COLUMN, name)
}

/**
 * The facts that these changes of a player report. `player` is the row before them; a column that keeps its value
 * reports nothing.
 */
export function factsOfChanges(player: PlayerRow, changes: PlayerChanges): Fact[] {
  const facts = new Set<Fact>()
  for (const name of Object.keys(changes)) {
    if (!isColumn(name) || changes[name] === undefined || changes[name] === player[name]) continue
    const fact = FACT_OF_COLUMN[name]
    if (fact) facts.add(fact)
  }
  return [...facts]
}
