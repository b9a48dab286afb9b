import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form, SelectInput } from 'react-admin'
import { expect, waitFor } from 'storybook/test'
import { LARGE_TEXT_ON_PHONE } from '../app/large-text.ts'
import { ConsoleStage } from './console-stage.tsx'

const meta = {
  title: 'admin/Select',
  component: SelectInput,
  args: { source: 'order', label: 'Порядок', choices: [{ id: 'new', name: 'Сначала новые' }] },
  render: (args) => (
    <ConsoleStage record={{ id: 1, order: 'new' }}>
      <Form>
        <SelectInput {...args} />
      </Form>
    </ConsoleStage>
  ),
} satisfies Meta<typeof SelectInput>

export default meta
type Story = StoryObj<typeof meta>

/** In large text the words of a select end before its arrow. */
export const LargeText: Story = {
  ...LARGE_TEXT_ON_PHONE,
  play: async ({ canvas, canvasElement }) => {
    const select = await canvas.findByRole('combobox', { name: /Порядок/ })
    const arrow = canvasElement.querySelector('.MuiSelect-icon')
    const end = () =>
      select.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(select).paddingRight)
    await waitFor(() => expect(arrow?.getBoundingClientRect().left).toBeGreaterThanOrEqual(end()))
  },
}
