require('../in-groups.cjs')(6);
