import type { Decorator } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'

/** Links need a router above them. */
export const inRouter: Decorator = (Story) => <MemoryRouter>{Story()}</MemoryRouter>
