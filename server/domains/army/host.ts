import { type Army, addArmy, additionalArmy, armyOf, maxArmy } from '../../../rules/army.ts'
import { type Characteristics, hostCharacteristics } from '../../../rules/characteristics.ts'
import type { PlayerRow } from '../../platform/player-row.ts'

/** Units a player keeps. */
export const armyOfPlayer = (player: PlayerRow): Army => armyOf((group) => player[group])

/** Of the maximum, what gear lends. */
export const lentArmy = (): Army => additionalArmy([])

/** Every unit that fights: kept and lent. */
export const fightingArmy = (player: PlayerRow): Army => addArmy(armyOfPlayer(player), lentArmy())

/** The most units of each group that a player may keep. */
export const armyMaximum = (player: Pick<PlayerRow, 'level'>): Army =>
  addArmy(maxArmy(player.level), lentArmy())

/** What the host is worth as it is now. */
export const hostCharacteristicsOf = (player: PlayerRow): Characteristics =>
  hostCharacteristics({ level: player.level, army: fightingArmy(player) })
