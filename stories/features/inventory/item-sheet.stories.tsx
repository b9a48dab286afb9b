import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { wornBySlot } from '#apps/game/src/shared/gear/slot-gear.ts'
import { ItemSheetView } from '#apps/game/src/shared/items/item-sheet-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { ARMY, AXE, fullStorage, gearView, LEVEL } from './fixtures/storage.ts'

const { consumables, resources, gear } = fullStorage()

const axe = gear.find(({ id }) => id === AXE)
const AXE_OF_ANOTHER = axe ? { ...axe, id: null } : null

const meta = {
  title: 'features/inventory/ItemSheet',
  component: ItemSheetView,
  decorators: [inRouter],
  args: {
    item: { type: 'gear', value: gearView(1, 201, 97, { enhanceLevel: 7 }) },
    level: LEVEL,
    army: ARMY,
    worn: new Map(),
    error: null,
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ItemSheetView>

export default meta
type Story = StoryObj<typeof meta>

export const AgainstWhatIsWorn: Story = {
  args: {
    item: { type: 'gear', value: AXE_OF_ANOTHER },
    worn: wornBySlot(fullStorage().gear),
  },
  play: async () => {
    await expect(screen.getByText('Против надетой: «Тесак лавочника»')).toBeVisible()
  },
}

export const AnotherLordsGear: Story = {
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Покров «Тихий свет»' })).toBeVisible()
    await expect(screen.getByText('Легендарное, 97 %')).toBeVisible()
  },
}
/** Bought gear can have more stars than its model's level allows. They require a level to wear it. */
export const StarsAskForALevel: Story = {
  args: {
    item: { type: 'gear', value: gearView(1, 1, 40, { enhanceLevel: 12 }) },
  },
  play: async () => {
    await expect(screen.getByText('из-за звёзд')).toBeVisible()
  },
}
export const LongName: Story = {
  args: { item: { type: 'gear', value: gearView(1, 154, 12, { name: 'Достопримечательнейший нагрудник' }) } },
  globals: { viewport: { value: 'phone' } },
}
export const Resource: Story = { args: { item: { type: 'resource', value: resources[0] ?? null } } }
export const Wine: Story = { args: { item: { type: 'consumable', value: consumables[2] ?? null } } }
export const Loading: Story = {
  args: { item: undefined },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Загрузка...' })).toBeVisible()
  },
}
export const NothingFound: Story = {
  args: { item: { type: 'gear', value: null } },
  play: async () => {
    await expect(screen.getByText('Ничего не найдено')).toBeVisible()
  },
}
export const Failed: Story = { args: { item: undefined, error: new Error('Нет связи') } }
