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


export const getRestoreEnergyResponseMock = (): RestoreEnergyResult => ({"energy":{"current":120,"max":120,"nextAt":null,"fullAt":null,"intervalSeconds":720,"spentToday":2,"experiencePercent":100,"restore":{"price":{"gold":0,"diamonds":1},"gives":10,"left":11,"resetsAt":"2026-11-20T21:00:00.000Z"}}})


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
