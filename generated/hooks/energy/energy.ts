/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ConflictResponse,
  FailureResponse,
  ForbiddenResponse,
  RestoreEnergyResult,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableResponse
} from '../model.schemas.ts';

import { transport } from '../../transport.ts';
import type { ErrorType } from '../../transport.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getRestoreEnergyUrl = () => {




  return `/player-energy/restore`
}

/**
 * Costs 1 diamond, gives 10 energy, at most 12 times a game day.
 * Refused: energyFull, restoresExhausted, notEnoughDiamonds (422).
 * @summary Restore energy
 */
export const restoreEnergy = async ( options?: Parameters<typeof transport>[1]): Promise<RestoreEnergyResult> => {

  return transport<RestoreEnergyResult>(getRestoreEnergyUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRestoreEnergyMutationKey = () => ['restoreEnergy'] as const;

export const getRestoreEnergyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreEnergy>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreEnergy>>, TError,void, TContext> => {

const mutationKey = getRestoreEnergyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreEnergy>>, void> = () => {


          return  restoreEnergy(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreEnergyMutationResult = NonNullable<Awaited<ReturnType<typeof restoreEnergy>>>

    export type RestoreEnergyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>


    /**
 * @summary Restore energy
 */
export const useRestoreEnergy = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreEnergy>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreEnergy>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRestoreEnergyMutationOptions(options), queryClient);
    }
