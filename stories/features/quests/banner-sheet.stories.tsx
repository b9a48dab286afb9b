import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BannerSheet } from '../../../apps/game/src/features/quests/banner-sheet.tsx'
import { stepAt } from './steps.ts'

const meta = {
  title: 'features/quests/BannerSheet',
  component: BannerSheet,
  args: { step: stepAt('armyOpenBanner'), completing: false, onComplete: fn(), onClose: fn() },
} satisfies Meta<typeof BannerSheet>

export default meta
type Story = StoryObj<typeof meta>

export const OpensAPage: Story = {
  play: async ({ args }) => {
    const leaf = within(await within(document.body).findByRole('dialog', { name: 'Войско' }))
    await expect(leaf.getByText(/Восемь отрядов/)).toBeVisible()
    await expect(leaf.getByText(/Откроется:/)).toHaveTextContent('Откроется: Войско')
    await userEvent.click(leaf.getByRole('button', { name: 'Прочитано' }))
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await userEvent.click(leaf.getByRole('button', { name: 'Закрыть' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OpensNothing: Story = {
  args: { step: stepAt('energyAboutBanner') },
  play: async () => {
    await expect(within(document.body).queryByText(/Откроется:/)).toBeNull()
  },
}

export const Reading: Story = { args: { completing: true } }
