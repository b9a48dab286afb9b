import type { Meta, StoryObj } from '@storybook/react-vite'
import { Vignette } from '#apps/game/src/art/vignettes/vignette.tsx'

const meta = {
  title: 'Art/Vignette',
  component: Vignette,
  args: { kind: 'mountains', locked: false, time: 'day' },
  decorators: [
    (Story) => (
      <div style={{ width: 400, height: 180 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Vignette>

export default meta
type Story = StoryObj<typeof meta>

export const Mountains: Story = {}
export const Forest: Story = { args: { kind: 'forest', time: 'night' } }
export const River: Story = { args: { kind: 'river' } }
export const Village: Story = { args: { kind: 'village', time: 'dusk' } }
export const Swamp: Story = { args: { kind: 'swamp', time: 'dusk' } }
export const Road: Story = { args: { kind: 'road' } }
/** As on a folded card: the bridge is still to be seen. */
export const LowRiver: Story = {
  args: { kind: 'river', low: true },
  decorators: [
    (Story) => (
      <div style={{ height: 92 }}>
        <Story />
      </div>
    ),
  ],
}
export const Locked: Story = { args: { kind: 'village', locked: true } }

export const Mill: Story = { args: { kind: 'village', missionKey: 'oldMill' } }
export const ClayPits: Story = { args: { kind: 'mountains', missionKey: 'clayPits', time: 'dusk' } }
export const Cellar: Story = { args: { kind: 'village', missionKey: 'tavernCellar', time: 'night' } }
