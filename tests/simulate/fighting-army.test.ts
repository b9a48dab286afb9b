import { describe, expect, it } from 'vitest'
import { addArmy } from '#rules/army/army.ts'
import { wornBonus } from '#rules/gear/stats.ts'
import { fightingArmyOf } from '#tools/simulate/fighting-army.ts'
import { playShardCastles } from '#tools/simulate/world.ts'

describe('a simulated army', () => {
  const castles = playShardCastles({ seed: 'host', castles: 8, days: 6, shard: 0 })

  it('follows from gear, level and army by the rules, whatever was cached before', () => {
    for (const castle of castles) {
      const worn = wornBonus(castle.gear, castle.army)
      expect(fightingArmyOf(castle)).toMatchObject({
        level: castle.level,
        gear: worn.characteristics,
        army: addArmy(castle.army, worn.army),
      })
    }
  })

  it('loses bonuses of gear when too few units are left', () => {
    for (const castle of castles) {
      const before = fightingArmyOf(castle)
      castle.army = { ...castle.army, archers: 0, swordsmen: 0 }
      const worn = wornBonus(castle.gear, castle.army)
      expect(fightingArmyOf(castle).gear).toEqual(worn.characteristics)
      expect(fightingArmyOf(castle).gear).not.toEqual(before.gear)
    }
  })
})
