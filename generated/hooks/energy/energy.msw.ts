/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  RestoreEnergyResult
} from '../model.schemas';


export const getRestoreEnergyResponseMock = (): RestoreEnergyResult => ({"energy":{"current":78,"max":120,"nextAt":"2026-11-20T09:30:00.000Z","fullAt":"2026-11-20T09:30:00.000Z","intervalSeconds":20,"spentToday":300,"experiencePercent":75,"restore":{"price":{"gold":300,"diamonds":300},"gives":300,"left":0,"resetsAt":"2026-11-20T09:30:00.000Z"}}})


export const getRestoreEnergyMockHandler = (overrideResponse?: RestoreEnergyResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RestoreEnergyResult> | RestoreEnergyResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-energy/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreEnergyResponseMock(),
      { status: 200
      })
  }, options)
}
export const getEnergyMock = () => [
  getRestoreEnergyMockHandler()
]
