import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { TransferSheet } from '#apps/game/src/features/craft/transfer-sheet.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { BOW, FULL_BLANK, workshopGear } from './fixtures.ts'

const gear = workshopGear()
const blank = gear.find(({ id }) => id === FULL_BLANK)
if (!blank) throw new Error('The workshop of the stories has a blank with work on it')

const meta = {
  title: 'features/craft/TransferSheet',
  component: TransferSheet,
  args: { blank, gear, level: 20, moving: null, onTransfer: fn(), onClose: fn() },
  decorators: [inRouter],
} satisfies Meta<typeof TransferSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Targets: Story = {
  play: async ({ args }) => {
    const panel = within(screen.getByRole('dialog', { name: 'Перенести на вещь' }))
    const rows = panel.getAllByRole('listitem').filter((row) => within(row).queryByRole('button'))
    // Blanks are no targets. Gear that can take the work comes first.
    await expect(rows).toHaveLength(5)
    const [first] = rows
    if (!first) throw new Error('There is a first row')
    await userEvent.click(within(first).getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: 'Подтвердить' }))
    await expect(args.onTransfer).toHaveBeenCalledWith(expect.objectContaining({ id: BOW }))
  },
}

export const Refused: Story = {
  play: async ({ args }) => {
    const panel = within(screen.getByRole('dialog', { name: 'Перенести на вещь' }))
    await expect(panel.getAllByText('Отделка сделана для другой вещи').length).toBeGreaterThan(1)
    await expect(panel.getByText('На вещи уже есть отделка')).toBeVisible()
    await expect(args.onTransfer).not.toHaveBeenCalled()
  },
}

export const NowhereToGo: Story = { args: { gear: [blank] } }
