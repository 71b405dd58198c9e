import { addPopups } from '@exchange/ui/testing';
import { setUpComponents, stubFetch } from '@tooling/testing/components';

addPopups();
setUpComponents();
stubFetch();
