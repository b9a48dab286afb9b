export const TASK_TABS = ['tutorial', 'daily', 'infinite'] as const

export type TaskTab = (typeof TASK_TABS)[number]
