import { addPopups } from '@exchange/ui/testing';
import { setUpComponents } from '@tooling/testing/components';

addPopups();
setUpComponents();
