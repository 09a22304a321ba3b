require('../in-groups.cjs')(3);
