import type { Meta, StoryObj } from '@storybook/react-vite'
import { Arms } from '#apps/game/src/art/arms.tsx'

const meta = {
  title: 'Art/Arms',
  component: Arms,
  args: { id: 3, size: 120 },
} satisfies Meta<typeof Arms>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

export const Gate: Story = { args: { size: 24 } }

export const Roll: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {Array.from({ length: 48 }, (_, i) => i + 1).map((id) => (
        <Arms key={id} id={id} size={72} />
      ))}
    </div>
  ),
}

export const RollOfGuilds: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {Array.from({ length: 24 }, (_, i) => `g${i + 1}`).map((id) => (
        <Arms key={id} id={id} size={36} />
      ))}
    </div>
  ),
}
