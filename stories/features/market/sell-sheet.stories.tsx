import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { SellSheetView } from '#apps/game/src/features/market/sell-sheet-view.tsx'
import { terms } from './fixtures.ts'

const wood = { marketKey: 'resource', itemId: 1, name: 'Дерево', isLocked: false, isEquipped: false } as const

const meta = {
  title: 'features/market/SellSheet',
  component: SellSheetView,
  args: {
    goods: wood,
    amount: 50,
    onAmount: fn(),
    terms,
    purse: { gold: 1000, diamonds: 5 },
    error: null,
    onRetry: fn(),
    isSelling: false,
    onSell: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SellSheetView>

export default meta
type Story = StoryObj<typeof meta>

function priceBox() {
  return screen.getByRole('textbox', { name: 'Цена за всё' })
}

export const Resource: Story = {
  play: async ({ args }) => {
    await expect(priceBox()).toHaveValue('500')
    await userEvent.clear(priceBox())
    await userEvent.type(priceBox(), '1000')
    await expect(screen.getByText('Получите, когда купят').nextElementSibling).toHaveTextContent('950')
    await userEvent.click(screen.getByRole('radio', { name: '72 ч' }))
    await userEvent.click(screen.getByRole('button', { name: 'Выставить' }))
    await expect(args.onSell).toHaveBeenCalledWith({
      marketKey: 'resource',
      itemId: 1,
      amount: 50,
      currency: 'GOLD',
      price: 1000,
      hours: 72,
    })
  },
}
export const AllOfIt: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'макс.: Дерево' }))
    await expect(args.onAmount).toHaveBeenCalledWith(args.terms?.free)
  },
}
export const OutsideTheBand: Story = {
  play: async ({ args }) => {
    await userEvent.clear(priceBox())
    await userEvent.type(priceBox(), '9')
    const button = screen.getByRole('button', { name: 'Выставить' })
    await expect(button).toHaveAccessibleDescription(/Слишком низкая цена/)
    await userEvent.click(button)
    await expect(args.onSell).not.toHaveBeenCalled()
  },
}
export const ForDiamonds: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'За алмазы' }))
    await expect(priceBox()).toHaveValue('3')
  },
}
export const Gear: Story = {
  args: { goods: { ...wood, marketKey: 'gear', itemId: 7, name: 'Праща пастуха' }, amount: 1 },
  play: async () => {
    await expect(screen.queryByRole('spinbutton', { name: /Сколько/ })).not.toBeInTheDocument()
    await expect(screen.getByRole('textbox', { name: 'Цена' })).toBeVisible()
  },
}
export const TenLots: Story = {
  args: { terms: { ...terms, lots: 10 } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Выставить' })).toHaveAccessibleDescription(
      /Не больше 10 лотов сразу/,
    )
  },
}
export const Selling: Story = { args: { isSelling: true } }
export const Loading: Story = { args: { terms: undefined } }
export const Failed: Story = { args: { terms: undefined, error: new Error('Нет связи') } }
