import { FightStage } from '../../art/fight-stage/fight-stage.tsx'

const ARMY = { archers: 40, swordsmen: 40, squires: 20, priests: 6, cavalry: 10 }

/** A battle as its report shows it. */
export function SampleFight() {
  return (
    <FightStage
      attacker={{ armsId: 3, army: ARMY, fallenShare: 0.1 }}
      defender={{ npc: 'geese', army: { swordsmen: 18, archers: 12, cavalry: 1 }, fallenShare: 0.3 }}
      attackerHealthShare={0.8}
      defenderHealthShare={0.5}
      phaseIndex={0}
      strikes={[]}
      title="Войско лорда против гусей"
    />
  )
}
