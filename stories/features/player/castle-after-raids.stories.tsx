import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BuildingMarks } from '#apps/game/src/features/player/building-marks.tsx'
import { CastleScene } from '#apps/game/src/features/player/castle-scene.tsx'
import { DamageLayer } from '#apps/game/src/features/player/damage-layer.tsx'
import type { PlayerInfo } from '#generated/types.ts'
import type { RaidBuilding } from '#rules/fight/raid-report.ts'
import { inRouter } from '../../app/in-router.tsx'
import { grown, yardOf } from '../buildings/fixtures.ts'

const player: PlayerInfo = {
  playerId: 17,
  name: 'Ратибор',
  level: 17,
  title: 'BARON',
  guildTag: null,
  avatarUrl: null,
  arms: 'p17',
}

/** The castle's picture with its marks, as the castle page shows it. */
function Raided({ damaged, time }: { damaged: readonly RaidBuilding[]; time: 'day' | 'dusk' | 'night' }) {
  const { buildings } = yardOf({ ...grown, stakes: 4 }, { level: 17, damaged })
  return (
    <CastleScene player={player} buildings={buildings} time={time}>
      <DamageLayer player={player} buildings={buildings} time={time} />
      <BuildingMarks buildings={buildings} level={17} unlocks={['buildingsOpenBanner']} />
    </CastleScene>
  )
}

const meta = {
  title: 'features/player/CastleAfterRaids',
  component: Raided,
  args: { damaged: ['walls', 'moats', 'stakes'], time: 'day' },
  decorators: [inRouter],
} satisfies Meta<typeof Raided>

export default meta
type Story = StoryObj<typeof meta>

export const AllDamaged: Story = {
  play: async ({ canvas }) => {
    const walls = await canvas.findByRole('link', { name: 'Стены, уровень 7: ждут починки' })
    await expect(walls).toHaveAttribute('href', '/game/buildings#walls')
    await expect(canvas.getByRole('link', { name: 'Катапульта, уровень 2' })).toBeVisible()
  },
}
export const ByNight: Story = { args: { time: 'night' } }
export const WallsOnly: Story = { args: { damaged: ['walls'] } }
export const MoatsOnly: Story = { args: { damaged: ['moats'] } }
export const StakesOnly: Story = { args: { damaged: ['stakes'] } }
