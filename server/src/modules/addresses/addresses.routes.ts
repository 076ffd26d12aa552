import { addresses } from '@pavilion/protocol/addresses.ts';
import { implement } from '../../kit/implement.ts';
import { addMyAddress, editMyAddress, myAddress, removeMyAddress } from './addresses.service.ts';

export const addressSlice = implement(addresses, { myAddress, addMyAddress, editMyAddress, removeMyAddress });
