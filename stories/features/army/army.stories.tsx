import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ArmyView } from '../../../apps/game/src/features/army/army-view.tsx'
import { START_ARMY } from '../../../catalogue/world/start.ts'
import type { ArmyData } from '../../../generated/types.ts'
import { ARMY_GROUPS, maxArmy, unitPrice } from '../../../rules/army/army.ts'
import { hostCharacteristics, hostHealth } from '../../../rules/army/characteristics.ts'
import { maxBuyableUnits } from '../../../rules/army/hire.ts'

/** The army of a fresh castle with this much gold, optionally with full groups. */
function armyOf(gold: number, isFull = false): ArmyData {
  const max = maxArmy(1)
  const { archers, servants, cavalry } = max
  const army = { ...START_ARMY, ...(isFull ? { archers, servants, cavalry } : {}) }
  return {
    groups: ARMY_GROUPS.map((group) => ({
      group,
      current: army[group],
      max: max[group],
      additional: 0,
      price: { gold: unitPrice(group, 1), diamonds: 0 },
      maxBuyable: maxBuyableUnits({ group, level: 1, current: army[group], max: max[group], gold }),
    })),
    characteristics: {
      current: hostCharacteristics({ level: 1, army }),
      max: hostCharacteristics({ level: 1, army: max }),
      additional: {},
    },
    health: hostHealth({ level: 1, army }),
    lastingHealth: { current: 400, max: 400, fullAt: null },
  }
}

const meta = {
  title: 'features/army/Army',
  component: ArmyView,
  args: { army: armyOf(300), gold: 300, error: null, onRetry: fn(), buying: null, onBuy: fn() },
} satisfies Meta<typeof ArmyView>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ canvasElement, args }) => {
    const archers = within(within(canvasElement).getByRole('article', { name: 'Лучники' }))
    await userEvent.click(archers.getByRole('button', { name: 'Больше: Лучники' }))
    await userEvent.click(archers.getByRole('button', { name: /Нанять за 18/ }))
    await expect(args.onBuy).toHaveBeenCalledWith({ group: 'archers', amount: 2 })
  },
}

export const GroupFull: Story = {
  args: { army: armyOf(300, true) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Отряд полон. Предел растёт с уровнем.')).toBeVisible()
    await expect(page.getByText('Отряд полон. Предел растёт с уровнем и с домом слуг.')).toBeVisible()
    await expect(page.getByText('Отряд полон. Предел растёт с уровнем и с конюшней.')).toBeVisible()
  },
}

/** The gain from sharpening is shown below the name of each value that it changes. */
export const Sharpened: Story = {
  args: {
    army: {
      ...armyOf(300),
      characteristics: {
        ...armyOf(300).characteristics,
        additional: { archersAttackMin: 4, archersAttackMax: 6, armor: 12, dodge: -3 },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('заточкой +4 и +6')).toBeVisible()
    await expect(page.getByText('заточкой −3')).toBeVisible()
  },
}

export const NoGold: Story = {
  args: { army: armyOf(3), gold: 3 },
  play: async ({ canvasElement, args }) => {
    const archers = within(within(canvasElement).getByRole('article', { name: 'Лучники' }))
    await userEvent.click(archers.getByRole('button', { name: /Нанять за/ }))
    await expect(args.onBuy).not.toHaveBeenCalled()
    await expect(within(document.body).getAllByText(/Недостаточно золота/).length).toBeGreaterThan(0)
  },
}

export const Buying: Story = { args: { buying: 'archers' } }
export const Loading: Story = { args: { army: undefined } }
export const Failed: Story = { args: { army: undefined, error: new Error('Произошла ошибка') } }
