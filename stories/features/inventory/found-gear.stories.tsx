import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FoundGear } from '#apps/game/src/shared/gear/found-gear.tsx'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'

const meta = {
  title: 'features/inventory/FoundGear',
  component: FoundGear,
  args: {
    gear: {
      gearEntityId: 42,
      gearId: 17,
      name: 'Боевой топорик',
      icon: 'hatchet',
      gearClass: 'meleeWeapon',
      quality: 86,
      isLeftBehind: false,
    },
  },
  decorators: [
    (Story) => (
      <Card label="Добыча">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof FoundGear>

export default meta
type Story = StoryObj<typeof meta>

export const PlainText: Story = {}
export const Inspectable: Story = {
  args: { inspect: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Боевой топорик, 86/ })
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  },
}
export const LeftBehind: Story = {
  args: { gear: { ...meta.args.gear, gearEntityId: null, quality: 12, isLeftBehind: true } },
}
