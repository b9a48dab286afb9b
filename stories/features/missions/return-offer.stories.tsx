import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ReturnOfferView } from '#apps/game/src/features/missions/missions-page.tsx'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'

const meta = {
  title: 'features/missions/ReturnOffer',
  component: ReturnOfferView,
  args: { isBusy: false, onAccept: fn(), onDecline: fn() },
  render: (args) => (
    <Card label="Старая мельница">
      <ReturnOfferView {...args} />
    </Card>
  ),
} satisfies Meta<typeof ReturnOfferView>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Прислать' }))
    await expect(args.onAccept).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Не надо' }))
    await expect(args.onDecline).toHaveBeenCalled()
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Busy: Story = { args: { isBusy: true } }
