import type { Meta, StoryObj } from '@storybook/react-vite'
import { Castle } from '#apps/game/src/art/castle/castle.tsx'
import { CastleDamage } from '#apps/game/src/art/castle/castle-damage.tsx'
import { castleMarks } from '#apps/game/src/art/castle/marks.ts'
import type { Stage, Stages } from '#apps/game/src/art/castle/stages.ts'

function every(stage: Stage): Stages {
  return {
    keep: stage,
    walls: stage,
    moats: stage,
    stakes: stage,
    stable: stage,
    forge: stage,
    storage: stage,
    servantsHouse: stage,
    catapult: stage,
    projectiles: stage,
  }
}

const meta = {
  title: 'Art/Castle',
  component: Castle,
  args: { stages: every(2), time: 'day', smoke: true, armsId: 3, title: 'Замок Ратибора' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Castle>

export default meta
type Story = StoryObj<typeof meta>

const beginning = { ...every(0), keep: 1, servantsHouse: 1 } satisfies Stages

export const BeginningByDay: Story = { args: { stages: beginning, smoke: false } }
export const BeginningAtDusk: Story = { args: { stages: beginning, time: 'dusk', smoke: false } }
export const BeginningByNight: Story = { args: { stages: beginning, time: 'night', smoke: false } }
export const WoodByDay: Story = { args: { stages: every(1) } }
export const WoodAtDusk: Story = { args: { stages: every(1), time: 'dusk' } }
export const WoodByNight: Story = { args: { stages: every(1), time: 'night' } }
export const StoneByDay: Story = {}
export const StoneAtDusk: Story = { args: { time: 'dusk' } }
export const StoneByNight: Story = { args: { time: 'night' } }
export const GrandByDay: Story = { args: { stages: every(3), armsId: 6 } }
export const GrandAtDusk: Story = { args: { stages: every(3), armsId: 6, time: 'dusk' } }
export const GrandByNight: Story = { args: { stages: every(3), armsId: 6, time: 'night' } }
export const FoundationsOnly: Story = { args: { stages: every(0), smoke: false } }

/** The castle after raids, as pages show it: a dry moat, stakes down, a breach. */
export const DamagedByRaids: Story = {
  args: { stages: { ...every(2), moats: 1, stakes: 0 } },
  render: (args) => (
    <div style={{ position: 'relative' }}>
      <Castle {...args} />
      <CastleDamage damaged={['walls', 'moats', 'stakes']} stages={args.stages} time={args.time} armsId={3} />
    </div>
  ),
}

export const MarksOnThePhone: Story = {
  render: (args) => (
    <div style={{ position: 'relative', width: 471 }}>
      <Castle {...args} />
      {Object.entries(castleMarks).map(([building, { level, target }]) => (
        <div key={building}>
          <span
            style={{
              position: 'absolute',
              left: `${target.left}%`,
              top: `${target.top}%`,
              width: `${target.width}%`,
              height: `${target.height}%`,
              outline: '1px dashed #971b1b',
            }}
          />
          <span
            style={{
              position: 'absolute',
              left: `${level.left}%`,
              top: `${level.top}%`,
              width: 44,
              height: 44,
              margin: -22,
              borderRadius: 22,
              background: '#120b06aa',
            }}
          />
        </div>
      ))}
    </div>
  ),
}
