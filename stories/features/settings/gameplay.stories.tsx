import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { GameplayView } from '#apps/game/src/features/settings/gameplay-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { DEFAULT_GAMEPLAY } from '../player/fixtures.ts'

const meta = {
  title: 'features/settings/Gameplay',
  component: GameplayView,
  decorators: [inRouter],
  args: { settings: DEFAULT_GAMEPLAY, error: null, onRetry: fn(), onChange: fn() },
} satisfies Meta<typeof GameplayView>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Скрывать' }))
    await expect(args.onChange).toHaveBeenCalledWith({ isGearHidden: true })
    await userEvent.click(canvas.getByRole('radio', { name: 'Спокойное' }))
    await expect(args.onChange).toHaveBeenCalledWith({ motion: 'REDUCED' })
    await userEvent.click(canvas.getByRole('radio', { name: '×4' }))
    await expect(args.onChange).toHaveBeenCalledWith({ replaySpeed: 4 })
    await userEvent.click(canvas.getByRole('radio', { name: 'Сразу делать' }))
    await expect(args.onChange).toHaveBeenCalledWith({ asksToConfirm: false })
  },
}
export const Hidden: Story = { args: { settings: { ...DEFAULT_GAMEPLAY, isGearHidden: true } } }
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { settings: undefined } }
export const Failed: Story = { args: { settings: undefined, error: new Error('Нет связи') } }
