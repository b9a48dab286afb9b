import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ClosedFeatureView } from '#apps/game/src/app/closed-feature.tsx'
import { NoticeBarView } from '#apps/game/src/layouts/notice-bar.tsx'

const OFF = { isOn: false, text: 'Идут технические работы.' }
const LONG =
  'В субботу в полдень по Москве открываем ярмарку: лавка привезёт редкие вещи, а за первые десять походов дня добавим опыта. Приходите с полным складом и пустыми телегами, места хватит всем.'

const meta = {
  title: 'app/Notices',
  component: NoticeBarView,
  args: { maintenance: OFF, announcement: '' },
} satisfies Meta<typeof NoticeBarView>

export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Maintenance: Story = {
  args: { maintenance: { isOn: true, text: 'Меняем крышу донжона. Вернёмся через час.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Меняем крышу донжона. Вернёмся через час.')).toBeVisible()
  },
}

export const LongAnnouncement: Story = {
  args: { announcement: LONG, maintenance: { ...OFF, isOn: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(LONG)).toBeVisible()
    await expect(canvas.getByText(OFF.text)).toBeVisible()
  },
}

export const ClosedMarket: Story = {
  render: () => (
    <ClosedFeatureView page="marketList" closedFeatures={['raids', 'market']} closedText="Загляните позже." />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Рынок закрыт. Загляните позже.')
  },
}

export const OtherPage: Story = {
  render: () => (
    <div data-testid="page">
      <ClosedFeatureView page="army" closedFeatures={['raids', 'market']} closedText="Загляните позже." />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('page')).toBeEmptyDOMElement()
  },
}
