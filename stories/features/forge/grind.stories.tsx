import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { GrindView } from '#apps/game/src/features/forge/grind-view.tsx'
import { SeedProof } from '#apps/game/src/shared/draws/seed-proof.tsx'
import { seedVerdict } from '#apps/game/src/shared/draws/seed-verdict.ts'
import type { GrindTry } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'
import { drawnFrom, WHILE_CLOSED } from '../../shared/draws/secrets.ts'
import { AXE } from '../inventory/fixtures/storage.ts'
import { CUSTOMER, forgeOf, storedGear, tryOf } from './fixtures.ts'

const gear = storedGear()
const axe = gear.find(({ id }) => id === AXE) ?? gear[0]
const blank = gear.find(({ gearClass }) => gearClass === 'blank')
if (!axe || !blank) throw new Error('The storage of the stories has an axe and a blank')
const tries = [5, 4, 3, 2, 1].map((id) => tryOf(id, axe, 3))
const won = tries.find(({ success }) => success) ?? null
const lost = tries.find(({ success }) => !success) ?? null

const meta = {
  title: 'features/forge/Grind',
  component: GrindView,
  args: {
    forge: { ...forgeOf(gear), tries },
    gear,
    customer: CUSTOMER,
    selectedId: AXE,
    onSelect: fn(),
    outcome: null,
    striking: null,
    onStrike: fn(),
    error: null,
    onRetry: fn(),
  },
  decorators: [inRouter],
} satisfies Meta<typeof GrindView>

export default meta
type Story = StoryObj<typeof meta>

/** The anvil, which is in a sheet on a phone. */
function anvil() {
  return within(screen.queryByRole('dialog') ?? screen.getByRole('complementary', { name: 'Наковальня' }))
}

export const OnTheAnvil: Story = {
  play: async ({ args }) => {
    const panel = anvil()
    const rows = panel.getAllByRole('row').map((row) => row.textContent)
    await expect(rows.find((row) => row?.startsWith('4'))).toMatch(/\+48.*42.%.*42.%/)
    await expect(panel.getAllByText(/нужна кузница/)[0]).toHaveTextContent('нужна кузница 5-го уровня')
    await expect(panel.getByText(/а сейчас она/)).toHaveTextContent('сейчас она 3-го уровня')
    await userEvent.click(panel.getByRole('button', { name: /Ударить молотом/ }))
    await expect(args.onStrike).toHaveBeenCalledWith(expect.objectContaining({ id: AXE }), {
      type: 'CHARACTERISTICS',
      name: 'swordsmenAttack',
    })
  },
}

export const CombinedChance: Story = {
  args: { selectedId: 107 },
  play: async () => {
    const rows = anvil()
      .getAllByRole('row')
      .map((row) => row.textContent)
    await expect(rows.find((row) => row?.startsWith('2'))).toMatch(/52.%27.%/)
    await expect(rows.find((row) => row?.startsWith('4'))).toMatch(/42.%5,9.%/)
  },
}

export const Limits: Story = {
  play: async ({ args }) => {
    const panel = anvil()
    await userEvent.click(panel.getByRole('radio', { name: 'Требования' }))
    await expect(panel.getByText(/−6.%, уровень −3/, { selector: 'td' })).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: /Ударить молотом/ }))
    await expect(args.onStrike).toHaveBeenCalledWith(expect.objectContaining({ id: AXE }), { type: 'LIMITS' })
  },
}

/** The channel right after a try. */
function after(last: GrindTry | null) {
  return {
    ...forgeOf(gear),
    tries: tries.filter(({ id }) => last !== null && id <= last.id),
  }
}

export const Won: Story = {
  args: { outcome: won, forge: after(won) },
  play: async () => {
    await expect(anvil().getByRole('status')).toHaveTextContent(/Удар удался.*нужно было меньше/)
  },
}

export const Lost: Story = {
  args: { outcome: lost, forge: after(lost) },
  play: async () => {
    await expect(anvil().getByRole('status')).toHaveTextContent(/Не вышло.*снова с нуля/)
  },
}

/** After a reload during a try its outcome is shown with the time. */
export const ReloadedDuringATry: Story = {
  args: { outcome: null, forge: after(won) },
  play: async () => {
    await expect(anvil().getByRole('status')).toHaveTextContent(/Удар удался.*нужно было меньше.*15\.01\.26/)
  },
}

export const TriedInAnotherTab: Story = {
  args: { outcome: tries.at(-1) ?? null },
  play: async () => {
    const { success } = tries[0] ?? {}
    await expect(anvil().getByRole('status')).toHaveTextContent(success ? /Удар удался/ : /Не вышло/)
  },
}

export const NoTryYet: Story = { args: { forge: forgeOf(gear) } }

export const SureTry: Story = {
  args: { forge: forgeOf(gear, 6, 3) },
  play: async () => {
    await expect(anvil().getByText('Три неудачи позади: этот удар точно удастся.')).toBeVisible()
    await expect(anvil().getByRole('button', { name: /шанс 100/ })).toBeVisible()
  },
}

export const BlankWithLuck: Story = {
  args: { selectedId: blank.id, forge: forgeOf(gear, 6) },
  play: async ({ args }) => {
    const panel = anvil()
    await userEvent.click(panel.getByRole('radio', { name: 'броня' }))
    await userEvent.click(panel.getByRole('button', { name: /Ударить молотом/ }))
    await expect(args.onStrike).not.toHaveBeenCalled()
    await expect(screen.getAllByText('На вещи уже есть другая заточка').length).toBeGreaterThan(0)
  },
}

export const ForgeTooLow: Story = {
  args: { forge: forgeOf(gear, 3) },
  play: async ({ args }) => {
    await userEvent.click(anvil().getByRole('button', { name: /Ударить молотом/ }))
    await expect(args.onStrike).not.toHaveBeenCalled()
    await expect(screen.getAllByText(/^Нужна кузница/)[0]).toHaveTextContent('Нужна кузница 4-го уровня')
  },
}

export const NoDiamonds: Story = {
  args: { customer: { ...CUSTOMER, diamonds: 0 } },
  play: async ({ args }) => {
    await userEvent.click(anvil().getByRole('button', { name: /Ударить молотом/ }))
    await expect(args.onStrike).not.toHaveBeenCalled()
    await expect(screen.getAllByText('Недостаточно алмазов').length).toBeGreaterThan(0)
  },
}

export const OnTheMarket: Story = { args: { selectedId: 111 } }
export const Striking: Story = { args: { striking: AXE } }

export const CanBeChecked: Story = {
  args: { selectedId: null },
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('region', { name: 'Последние удары' }))
    const [first] = card.getAllByText(axe.name)
    if (first) await userEvent.click(first)
    await expect(card.getAllByText('Число пересчитано из зерна на этой странице: сходится.')[0]).toBeVisible()
  },
}

/** An unfolded try tells whether its seed comes from the chain. */
export const SeedOfATry: Story = {
  args: {
    selectedId: null,
    proofOf: ({ seed }) => {
      const from = drawnFrom('sharpening:17:5')
      const verdict = seedVerdict({ seed, drawnFrom: from, subject: 'sharpening:17' }, WHILE_CLOSED)
      return (
        <SeedProof
          seed={seed}
          drawnFrom={from}
          subject="удар"
          verdict={verdict}
          error={null}
          onRetry={fn()}
        />
      )
    },
  },
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('region', { name: 'Последние удары' }))
    await expect(card.queryByText('Зерно: тайна дня ещё закрыта')).toBeNull()
    const [first] = card.getAllByText(axe.name)
    if (first) await userEvent.click(first)
    await expect(card.getByText('Зерно: тайна дня ещё закрыта')).toBeVisible()
  },
}

export const NoForge: Story = { args: { forge: forgeOf(gear, 0) } }
export const NoGear: Story = { args: { gear: [], forge: forgeOf([]), selectedId: null } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { selectedId: null } }
export const PhoneAnvil: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { forge: undefined } }
export const Failed: Story = { args: { forge: undefined, error: new Error('Произошла ошибка') } }
