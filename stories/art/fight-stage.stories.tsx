import type { Meta, StoryObj } from '@storybook/react-vite'
import { FightStage } from '#apps/game/src/art/fight-stage/fight-stage.tsx'
import type { Strike, WildKind } from '#apps/game/src/art/fight-stage/moment.ts'

const army = { archers: 240, swordsmen: 180, squires: 95, priests: 22, cavalry: 36 }

const meta = {
  title: 'Art/FightStage',
  component: FightStage,
  args: {
    attacker: { armsId: 3, army, fallenShare: 0 },
    defender: { armsId: 12, army, fallenShare: 0 },
    attackerHealthShare: 1,
    defenderHealthShare: 1,
    strikes: [],
    phaseIndex: 0,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FightStage>

export default meta
type Story = StoryObj<typeof meta>

export const BeforeTheFight: Story = {}

export const Volleys: Story = {
  args: {
    phaseIndex: 1,
    strikes: [
      { side: 'ATTACKER', kind: 'VOLLEY', hit: true, critical: false, damage: 184 },
      { side: 'DEFENDER', kind: 'VOLLEY', hit: false, critical: false, damage: 0 },
    ],
  },
}

export const CriticalCharge: Story = {
  args: {
    attacker: { armsId: 3, army, fallenShare: 0.1 },
    defender: { armsId: 12, army, fallenShare: 0.35 },
    attackerHealthShare: 0.72,
    defenderHealthShare: 0.41,
    phaseIndex: 2,
    strikes: [{ side: 'ATTACKER', kind: 'CHARGE', hit: true, critical: true, damage: 1412 }],
  },
}

export const SwordsAndPrayer: Story = {
  args: {
    phaseIndex: 3,
    attackerHealthShare: 0.6,
    defenderHealthShare: 0.5,
    strikes: [
      { side: 'DEFENDER', kind: 'STRIKE', hit: true, critical: false, damage: 96 },
      { side: 'ATTACKER', kind: 'HEAL', hit: true, critical: false, damage: 55 },
    ],
  },
}

export const Rout: Story = {
  args: {
    attacker: { armsId: 8, army, fallenShare: 0.4 },
    defender: { armsId: 15, army, fallenShare: 1 },
    attackerHealthShare: 0.3,
    defenderHealthShare: 0,
    phaseIndex: 9,
  },
}

/** Beasts at the gate: some have fallen, the rest strike. */
function beasts(npc: WildKind) {
  return {
    defender: { npc, army: { swordsmen: 18, archers: 12, cavalry: 1 }, fallenShare: 0.3 },
    defenderHealthShare: 0.6,
    phaseIndex: 1,
    strikes: [{ side: 'DEFENDER', kind: 'STRIKE', hit: true, critical: false, damage: 44 } satisfies Strike],
  }
}

export const Rats: Story = { args: beasts('rats') }
export const Geese: Story = { args: beasts('geese') }
export const Boars: Story = { args: beasts('boars') }
export const Wolves: Story = { args: beasts('wolves') }
export const Bears: Story = { args: beasts('bears') }

export const Bandits: Story = {
  args: {
    defender: { npc: 'bandits', army: { swordsmen: 40, archers: 12 }, fallenShare: 0.3 },
    defenderHealthShare: 0.5,
    phaseIndex: 1,
    strikes: [
      { side: 'ATTACKER', kind: 'STRIKE', hit: true, critical: false, damage: 120 },
      { side: 'DEFENDER', kind: 'VOLLEY', hit: true, critical: false, damage: 31 },
    ],
  },
}

export const FirstArmy: Story = {
  args: {
    attacker: { armsId: 40, army: { archers: 2, swordsmen: 3 }, fallenShare: 0 },
    defender: { npc: 'rats', army: { swordsmen: 2 }, fallenShare: 0 },
  },
}

export const OnThePhone: Story = {
  args: CriticalCharge.args,
  render: (args) => (
    <div style={{ width: 360, height: 264, display: 'grid' }}>
      <FightStage {...args} />
    </div>
  ),
}

const siege = {
  walls: 2,
  moat: 2,
  stakes: 2,
  isCorner: false,
  garrison: 30,
  siegeTower: true,
  catapult: true,
  hits: 2,
  broken: 0,
} as const

const day = { time: 'day', missionKey: undefined } as const

/** A raid on a held side of a stone castle: a stone is on its way. */
export const Siege: Story = {
  args: {
    place: day,
    siege,
    phaseIndex: 1,
    strikes: [{ side: 'ATTACKER', kind: 'CATAPULT', hit: true, critical: false, damage: 104 }],
  },
}

/** The corner of a palisade, half of it broken. */
export const SiegeOfPalisade: Story = {
  args: {
    place: day,
    siege: {
      ...siege,
      walls: 1,
      moat: 1,
      stakes: 1,
      isCorner: true,
      siegeTower: false,
      garrison: 15,
      broken: 4,
    },
    defender: { armsId: 12, army, fallenShare: 0.5 },
    defenderHealthShare: 0.2,
  },
}

export const SiegeIsOver: Story = {
  args: {
    place: day,
    siege: { ...siege, walls: 3, moat: 3, stakes: 3, hits: 9, broken: 7 },
    defender: { armsId: 12, army, fallenShare: 1 },
    defenderHealthShare: 0,
  },
}
